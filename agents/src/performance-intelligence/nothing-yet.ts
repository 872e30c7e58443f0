import type { FiguresKnown } from '../figures/known.ts'
import type { Awaited, Heard } from '../core/tool.ts'

/** Without figures there is nothing to look at. */
export function figuresAwaited({ figures }: Heard): Awaited | null {
  if (figures && figures.spans.length > 0) return null
  return {
    key: 'figures',
    text: 'There are no figures here yet. Import the exports that your ad platforms, shop or site gave you under Metrics, then say “Go on”.',
    why: 'Everything I say is computed from what was measured, and so far nothing was.',
    example: '“Go on”',
  }
}

/** What a tool computes from where it needs no imported figures. */
export const NOTHING_MEASURED: FiguresKnown = {
  figures: [],
  spans: [],
  slices: [],
  notes: [],
  stopped: [],
  campaigns: [],
  about: null,
  currency: 'USD',
  inputs: {},
}
