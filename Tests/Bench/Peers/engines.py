"""Time one cold layout of a new tree by a peer engine, in a separate process.

    engines.py ENGINE WORKLOAD COUNT     prints the processor seconds of the compute call

ENGINE is taffy (the wheel 'stretchable') or yoga (the wheel 'pyyoga'); pixel rounding is off in both. WORKLOAD is
column (heights 20 + 37 i mod 80, one below the other), nested (rows of three equal items, inset by 2) or wrap (items
of 100 x 50, three in a row), 300 wide. Building the tree is not timed.
"""
import os, sys, time

WIDTH = 300.0


def height(index):
    return 20.0 + (37 * index) % 80


def taffy(workload, count):
    from stretchable import Style, taffylib as lib
    from stretchable.node import SizeAvailableSpace
    from stretchable.style import FlexDirection, FlexWrap
    tree = lib.init()
    lib.disable_rounding(tree)

    def node(**style):
        return lib.node_create(tree, Style(**style).to_dict())

    def styled(**style):
        return Style(**style).to_dict()

    if workload == "wrap":
        root = node(size=(WIDTH, None), flex_wrap=FlexWrap.WRAP)
        item = styled(size=(100.0, 50.0))
        for _ in range(count):
            lib.node_add_child(tree, root, lib.node_create(tree, item))
    elif workload == "nested":
        root = node(size=(WIDTH, None), flex_direction=FlexDirection.COLUMN)
        row, item = styled(size=(None, 50.0), flex_shrink=0.0), styled(flex_grow=1.0, flex_basis=0.0, margin=2.0)
        for _ in range(count // 3):
            line = lib.node_create(tree, row)
            for _ in range(3):
                lib.node_add_child(tree, line, lib.node_create(tree, item))
            lib.node_add_child(tree, root, line)
    else:
        root = node(size=(WIDTH, None), flex_direction=FlexDirection.COLUMN)
        items = [styled(size=(None, height(i)), flex_shrink=0.0) for i in range(80)]
        for index in range(count):
            lib.node_add_child(tree, root, lib.node_create(tree, items[index % 80]))
    space = SizeAvailableSpace.default().to_dict()
    return lambda: lib.node_compute_layout(tree, root, space)


def yoga(workload, count):
    import pyyoga._pyyoga as lib
    config = lib.Config.new() if hasattr(lib.Config, "new") else lib.Config()
    config.set_point_scale_factor(0.0)
    kept = []  # the wrappers own the nodes

    def node(parent=None, index=0):
        kept.append(lib.Node.new_with_config(config))
        if parent is not None:
            parent.insert_child(kept[-1], index)
        return kept[-1]

    root = node()
    root.set_width(WIDTH)
    if workload == "wrap":
        root.set_flex_direction(lib.FlexDirection.Row)
        root.set_flex_wrap(lib.Wrap.Wrap)
        for index in range(count):
            item = node(root, index)
            item.set_width(100.0)
            item.set_height(50.0)
    elif workload == "nested":
        for index in range(count // 3):
            row = node(root, index)
            row.set_flex_direction(lib.FlexDirection.Row)
            row.set_height(50.0)
            for column in range(3):
                item = node(row, column)
                item.set_flex_grow(1.0)
                item.set_flex_basis(0.0)
                item.set_margin(lib.Edge.All, 2.0)
    else:
        for index in range(count):
            node(root, index).set_height(height(index))
    # The closure keeps the nodes alive: a node is freed with its wrapper.
    return lambda: (root.calculate_layout(lib.UNDEFINED, lib.UNDEFINED, lib.Direction.LTR), kept, config)


compute = {"taffy": taffy, "yoga": yoga}[sys.argv[1]](sys.argv[2], int(sys.argv[3]))
start = time.process_time()
compute()
print(time.process_time() - start)
sys.stdout.flush()
os._exit(0)  # deallocating a large tree takes long
