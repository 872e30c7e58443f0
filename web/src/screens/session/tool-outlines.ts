import type { ToolId } from '@sextant/contracts/catalogue'
import type { ComponentType } from 'react'
import { KindOutline } from './kind-outline.tsx'
import { kindProgress, type Outlined } from './outline-places.ts'
import { SwotOutline } from './swot-outline.tsx'
import { swotProgress } from './swot-quadrants.ts'

type ToolOutline = {
  /** The places that fill as answers come. */
  Places: ComponentType<{ outlined: Outlined }>
  /** How far it got. */
  progress: (outlined: Outlined) => { filled: number; places: number; unsent: number }
}

const BY_KIND: ToolOutline = { Places: KindOutline, progress: kindProgress }
/** Tools whose outline is the form itself; the others show what was asked, kind by kind. */
const OUTLINES: { readonly [K in ToolId]?: ToolOutline } = {
  swot: { Places: SwotOutline, progress: swotProgress },
}

export const outlineFor = (tool: ToolId): ToolOutline => OUTLINES[tool] ?? BY_KIND
