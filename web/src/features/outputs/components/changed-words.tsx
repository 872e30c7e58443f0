import { cn } from '@/ui/cn.ts'
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

/** Words that only the built-in mind has. */
export function TakenOut({ children }: { children: string }) {
  return (
    <del className="mr-0.5 text-ink-3 decoration-line-strong">
      <span className="sr-only"> taken out: </span>
      {children}
      <span className="sr-only">, </span>
    </del>
  )
}

/** Words that only the model has. whole: all of a statement, which needs no line below each word. */
export function PutIn({ children, whole = false }: { children: string; whole?: boolean }) {
  return (
    <ins
      className={cn(
        'rounded-sm bg-act-soft box-decoration-clone py-px decoration-act decoration-1 underline-offset-[0.2em]',
        whole && 'no-underline',
      )}
    >
      <span className="sr-only"> put in: </span>
      {children}
      <span className="sr-only">, </span>
    </ins>
  )
}
