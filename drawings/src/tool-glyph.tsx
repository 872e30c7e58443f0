import type { ToolId } from '@sextant/contracts/catalogue'
import type { ReactNode } from 'react'

const soft = { fill: 'color-mix(in oklab, var(--act) 22%, var(--surface))', stroke: 'var(--act)' }
const bold = { stroke: 'var(--act)', strokeWidth: 1.2 }
const bar = { stroke: 'var(--act)', strokeWidth: 3.5 }

/** Each tool as the shape people know it by, on a field of 40 by 40. */
const GLYPHS: Record<ToolId, ReactNode> = {
  swot: (
    <>
      <path d="M5 5h30v30H5zM20 5v30M5 20h30" />
      <path style={soft} d="M5 5h15v15H5z" />
    </>
  ),
  'porter-five-forces': (
    <>
      <path d="M20 4 35.2 15 29.4 33H10.6L4.8 15z" />
      <path style={soft} d="m20 10 8 8-4 12-11-2-2-11z" />
    </>
  ),
  'blue-ocean': (
    <>
      <path d="m4 12 8 4 8-6 8 8 8-2" />
      <path style={bold} d="m4 30 8-2 8-8 8-12 8-1" />
    </>
  ),
  'bcg-matrix': (
    <>
      <path d="M5 5v30h30M20 5v30M5 20h30" />
      <circle style={soft} cx="12" cy="12" r="6" />
      <circle style={soft} cx="28" cy="27" r="3.5" />
      <circle style={soft} cx="29" cy="12" r="2.5" />
    </>
  ),
  vrio: (
    <>
      <path d="M5 9h30M5 17h30M5 25h30M5 33h30M14 9v24" />
      <path style={bold} d="m18 13 1.5 1.5 2.5-3M18 21l1.5 1.5 2.5-3M18 29h4" />
    </>
  ),
  'mckinsey-7s': (
    <>
      <path d="M20 6 31 11.3l2.7 11.9L26 32.7H14l-7.7-9.5L9 11.3z" />
      {[
        [20, 6],
        [31, 11.3],
        [33.7, 23.2],
        [26, 32.7],
        [14, 32.7],
        [6.3, 23.2],
        [9, 11.3],
        [20, 20],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} style={soft} cx={x} cy={y} r="2.5" />
      ))}
    </>
  ),
  okrs: (
    <>
      <path d="M5 10h30M5 20h30M5 30h30" />
      <path style={bar} d="M5 10h23M5 20h14M5 30h8" />
    </>
  ),
  'three-horizons': (
    <>
      <path style={bold} d="M4 12c10 0 16 6 20 20" />
      <path d="M4 32c8 0 10-18 18-18s10 8 13 18M8 35c12 0 18-12 27-26" />
    </>
  ),
  ice: <path style={bar} d="M5 8h28M5 17h20M5 26h13M5 35h6" />,
  'business-model-canvas': (
    <>
      <path d="M4 8h32v24H4zM10.4 8v16M16.8 8v16M23.2 8v16M29.6 8v16M4 24h32M20 24v8M10.4 16h6.4M23.2 16h6.4" />
      <path style={soft} d="M16.8 8h6.4v16h-6.4z" />
    </>
  ),
  persona: (
    <>
      <path d="M6 5v30M13 5v30M20 5v30M27 5v30M34 5v30" />
      <path style={bold} d="M4 29h4M11 24h4M18 25h4M25 15h4M32 9h4" />
    </>
  ),
  'first-plan': (
    <>
      <path d="M5 9h30v26H5zM5 16h30M12 5v8M28 5v8" />
      <path style={soft} d="M10 20h6v5h-6z" />
      <path style={bold} d="m20 27 4 4 8-9" />
    </>
  ),
  'strategy-on-a-page': (
    <>
      <path d="M8 4h24v32H8zM12 10h16M12 14h10" />
      <path style={soft} d="M12 19h7v6h-7zM21 19h7v6h-7z" />
      <path style={bar} d="M12 30h12" />
    </>
  ),
  'guided-strategy': (
    <>
      <path d="M10 6v28M20 8h15M20 20h15M20 32h15" />
      <circle style={soft} cx="10" cy="8" r="4" />
      <circle style={soft} cx="10" cy="20" r="4" />
      <circle cx="10" cy="32" r="4" fill="var(--surface)" />
      <path style={bold} d="m8 8 1.5 1.5 2.5-3M8 20l1.5 1.5 2.5-3" />
    </>
  ),
  'advanced-strategy': (
    <>
      <circle cx="20" cy="20" r="15" />
      <circle cx="20" cy="20" r="10" />
      <circle style={soft} cx="20" cy="20" r="5" />
      <path style={bold} d="M20 20 34 8M30 8h4v4" />
    </>
  ),
  'what-changed': (
    <>
      <path d="M5 6v28M5 34h31" />
      <path style={bar} d="M9 11h18M14 19h13M14 27h9" />
    </>
  ),
  'what-is-odd': (
    <>
      <path d="M4 26h32M4 12h32" />
      <path style={bold} d="m4 19 6-3 6 5 6-4 5 15 4-3 5 2" />
      <circle style={soft} cx="27" cy="32" r="3" />
    </>
  ),
  significance: (
    <>
      <path d="M20 5v30" />
      <path style={bold} d="M12 14h22M12 11v6M34 11v6M6 27h17M6 24v6M23 24v6" />
    </>
  ),
  attribution: (
    <>
      <path d="M6 8h9l6 12h13M6 20h28M6 32h9l6-12" />
      <circle style={soft} cx="6" cy="8" r="2.5" />
      <circle style={soft} cx="6" cy="20" r="2.5" />
      <circle style={soft} cx="6" cy="32" r="2.5" />
      <circle style={soft} cx="34" cy="20" r="4" />
    </>
  ),
  pacing: (
    <>
      <path d="M5 34 35 6M5 6v28h30" />
      <path style={bold} d="m5 34 8-11 6-5 5-9" />
    </>
  ),
  'jobs-to-be-done': (
    <>
      <path d="M20 34V13M12 35h16M6 17l28-8" />
      <path style={soft} d="M2 25c1 4 8 4 9 0zM29.5 17.5c1 4 8 4 9 0z" />
      <path d="M6.3 17 2 25M6.3 17 11 25M34 9l-4.5 8.5M34 9l4.5 8.5" />
    </>
  ),
}

/** A tool in small; its name stands beside it. className: its size; lines have the colour of the text around unless it says otherwise. */
export const ToolGlyph = ({ tool, className }: { tool: ToolId; className?: string }) => (
  <svg viewBox="0 0 40 40" aria-hidden className={className}>
    {GLYPHS[tool]}
  </svg>
)
