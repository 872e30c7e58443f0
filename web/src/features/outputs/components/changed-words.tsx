import { PutIn, TakenOut } from '@/ui/patterns/changed-marks.tsx'
import { wordsChanged } from '../words-changed.ts'

/** What the built-in words become in the model's: what is taken out and put in, or both one below the other where little is left. */
export function ChangedWords({ builtIn, model }: { builtIn: string; model: string }) {
  const runs = wordsChanged(builtIn, model)
  if (!runs)
    return (
      <>
        <p className="wrap-anywhere">
          <TakenOut>{builtIn}</TakenOut>
        </p>
        <p className="mt-1.5 wrap-anywhere">
          <PutIn whole>{model}</PutIn>
        </p>
      </>
    )
  return (
    <p className="wrap-anywhere">
      {runs.map(({ kind, text }, index) => {
        if (kind === 'out') return <TakenOut key={index}>{text}</TakenOut>
        if (kind === 'in') return <PutIn key={index}>{text}</PutIn>
        return <span key={index}>{text}</span>
      })}
    </p>
  )
}
