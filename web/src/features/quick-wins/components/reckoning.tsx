import type { Prediction } from '@sextant/contracts/quick-wins/prediction'
import {
  Collapsible,
  CollapsibleContent,
  CollapsibleTrigger,
} from '@/ui/primitives/collapsible.tsx'

/** The arithmetic of an expected range or of a break-even, a sentence a step. */
export function Reckoning({ prediction }: { prediction: Prediction }) {
  return (
    <Collapsible>
      <CollapsibleTrigger className="text-caption">How this was reckoned</CollapsibleTrigger>
      <CollapsibleContent>
        <ul className="grid gap-1 pb-3 text-caption text-ink-2">
          {prediction.how.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </CollapsibleContent>
    </Collapsible>
  )
}
