import type { BrandTheme } from '@sextant/contracts/branding/theme'
import { Alert } from '@/ui/patterns/alert.tsx'
import { CONTRAST_MIN, contrastWarnings } from '../theme-variables.ts'

/** Which chosen pairs are hard to read, and what would do. The portal corrects them by itself; better colors look better. */
export function ContrastNotes({ theme }: { theme: BrandTheme }) {
  const warnings = contrastWarnings(theme)
  if (warnings.length === 0)
    return (
      <output className="cap block">
        Every pair of these colors reads well (at least {CONTRAST_MIN} to 1).
      </output>
    )
  return (
    <Alert
      tone="warn"
      title={
        warnings.length === 1
          ? 'One pair of colors is hard to read'
          : `${warnings.length} pairs of colors are hard to read`
      }
    >
      <ul className="mt-1 grid gap-1 text-caption">
        {warnings.map(({ what, color, ratio, suggestion }) => (
          <li key={what}>
            {what}: {color} reaches {ratio.toFixed(1)} to 1, {CONTRAST_MIN} is needed. {suggestion}{' '}
            would do, and is what the portal shows.
          </li>
        ))}
      </ul>
    </Alert>
  )
}
