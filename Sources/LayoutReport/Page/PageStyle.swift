/// The style sheet of a page, which precedes the picture's own rules.
///
/// Names begin with `p-` to distinguish them from the picture's. Text has a contrast of at least 4.5 to 1 in both color
/// schemes.
enum PageStyle {
  static let text = #"""
    :root{--ink:#1f2328;--quiet:#59636e;--paper:#f6f8fa;--card:#fff;--line:#d1d9e0;--accent:#0550ae;--mark:#ddf4ff;--alarm:#b3161f}
    @media (prefers-color-scheme:dark){:root{--ink:#e6edf3;--quiet:#9ea7b3;--paper:#0d1117;--card:#161b22;--line:#3d444d;--accent:#79c0ff;--mark:#15304f;--alarm:#ff8a80}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--paper);color:var(--ink);font:14px/1.45 system-ui,sans-serif}
    header{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;padding:10px 16px;border-bottom:1px solid var(--line);background:var(--card)}
    h1{font-size:18px;margin:0}h2{font-size:15px;margin:0}h3{font-size:13px;margin:14px 0 4px}
    #p-file{color:var(--quiet);margin:0;overflow-wrap:anywhere}
    #p-controls{display:flex;flex-wrap:wrap;gap:6px 14px;align-items:center;margin-left:auto}
    #p-controls label{display:inline-flex;gap:4px;align-items:center;white-space:nowrap}
    #p-findings{margin:0;padding:8px 16px 8px 32px;color:var(--alarm);border-bottom:1px solid var(--line);background:var(--card)}
    button,select,input[type=search]{font:inherit;color:var(--ink);background:var(--card);border:1px solid var(--line);border-radius:6px;padding:3px 9px;min-height:28px}
    button:hover{border-color:var(--accent)}
    :focus-visible{outline:2px solid var(--accent);outline-offset:1px}
    #p-main{display:block}
    #p-tree,#p-inspector,.p-bar{display:none}
    .p-picture{margin:0;padding:12px;overflow:auto}
    .p-picture svg{max-width:100%;height:auto}
    .p-js #p-main{display:grid;grid-template-columns:230px minmax(0,1fr) 320px;height:min(74vh,900px);border-bottom:1px solid var(--line)}
    .p-js #p-tree,.p-js #p-inspector{display:block;overflow:auto;padding:8px;background:var(--card)}
    .p-js #p-tree{border-right:1px solid var(--line)}.p-js #p-inspector{border-left:1px solid var(--line);padding:12px}
    .p-js #p-stage{position:relative;overflow:hidden;display:flex;flex-direction:column;min-height:0}
    .p-js .p-picture{padding:0;flex:1;min-height:0;overflow:hidden}
    .p-js .p-picture svg{width:100%;height:100%;max-width:none;touch-action:none;cursor:grab;display:block}
    .p-js .p-bar{display:flex;flex-wrap:wrap;gap:4px;padding:6px 8px;border-bottom:1px solid var(--line);background:var(--card);align-items:center}
    .p-bar .p-note{color:var(--quiet);margin-left:auto}
    #p-tree ul{list-style:none;margin:0;padding:0 0 0 12px}#p-tree>ul{padding:0}
    #p-tree button{display:block;width:100%;text-align:left;border:0;background:none;padding:1px 6px;min-height:24px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;border-radius:4px}
    #p-tree button:hover{background:var(--mark)}#p-tree summary{cursor:pointer;padding:2px 4px;font-weight:600;border-radius:4px}
    #p-tree [aria-current=true]{background:var(--mark);color:var(--accent);font-weight:600}
    #p-inspector dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin:8px 0}
    #p-inspector dt{color:var(--quiet)}#p-inspector dd{margin:0;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
    #p-inspector ol{margin:4px 0;padding-left:22px}#p-inspector li{margin:3px 0;overflow-wrap:anywhere}
    .p-rule,.p-line{color:var(--quiet);font-size:12px}
    pre{margin:4px 0;padding:8px;overflow:auto;background:var(--paper);border:1px solid var(--line);border-radius:6px;font:12px/1.5 ui-monospace,Menlo,Consolas,monospace}
    pre b{background:var(--mark);color:var(--accent);display:inline-block;min-width:100%}
    #p-frames{padding:12px 16px}
    #p-tools{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;margin-bottom:8px}
    #p-tools .p-note{color:var(--quiet)}
    .p-table{overflow-x:auto;margin-bottom:16px}
    table{border-collapse:collapse;font-variant-numeric:tabular-nums}
    caption{text-align:left;color:var(--quiet);padding:4px 8px}
    th,td{padding:2px 10px;border-bottom:1px solid var(--line);text-align:left;font-weight:400;white-space:nowrap}
    thead th{color:var(--quiet);font-weight:600}.p-n{text-align:right}
    .p-js tbody tr{cursor:pointer}.p-js tbody tr:hover,tr[aria-selected=true]{background:var(--mark)}
    #p-stage .p-chosen{stroke-width:3;fill-opacity:.45}
    #p-stage .p-view{fill:var(--accent);fill-opacity:.05;stroke:var(--accent);stroke-width:2;stroke-dasharray:7 4;cursor:move}
    .p-no-insets .p-part-inset,.p-no-spacing .p-part-spacing,.p-no-groups .group,.p-no-labels #p-stage .label,.p-no-device .screen,.p-no-device .safe{display:none}
    @media (max-width:820px){
    .p-js #p-main{display:flex;flex-direction:column;height:auto}
    .p-js #p-stage{height:64vh;order:1}.p-js #p-inspector{order:2;border:0;border-top:1px solid var(--line)}
    .p-js #p-tree{order:3;max-height:40vh;border:0;border-top:1px solid var(--line)}
    #p-controls{margin-left:0}header{padding:8px 12px}}

    """#
}
