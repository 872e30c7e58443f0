import { present } from '@sextant/drawings/deep-partial'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import type { PersonaBody } from '@sextant/contracts/persona/persona'
import { OVERLAP_MOST } from '@sextant/contracts/persona/topics'
import { Limb } from '@/ui/patterns/limb.tsx'

const PERCENT = 100
const percent = (part: number): string => `${Math.round(part * PERCENT)}%`

/** How alike this group and the others are: above the limit two personas are one. */
export function Overlaps({ overlaps }: { overlaps: DeepPartial<PersonaBody>['overlaps'] }) {
  const all = present(overlaps)
  return (
    <section className="min-w-0">
      <h3 className="mb-2 font-semibold">Overlap</h3>
      {all.length === 0 && (
        <p className="text-ink-3">
          No other group is known well enough to compare: three attributes of each are needed.
        </p>
      )}
      <ul className="grid gap-3">
        {all.map(({ with: other, share = 0 }, index) => (
          <li key={index}>
            <p>
              <strong className="font-semibold">{percent(share)}</strong> with “{other?.text}”{' '}
              {share > OVERLAP_MOST
                ? `: above ${percent(OVERLAP_MOST)} they are one persona.`
                : `; the limit is ${percent(OVERLAP_MOST)}.`}
            </p>
            <Limb
              value={share * PERCENT}
              tone={share > OVERLAP_MOST ? 'warn' : 'ink'}
              className="mt-2 max-w-xs"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
