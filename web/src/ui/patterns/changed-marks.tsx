import { cn } from '@/ui/cn.ts'

type TakenOutProps = {
  children: string
  /** What a reader that speaks says before it. */ said?: string
}

/** Words that are there before and not after. */
export function TakenOut({ children, said = 'taken out' }: TakenOutProps) {
  return (
    <del className="mr-0.5 text-ink-3 decoration-line-strong">
      <span className="sr-only"> {said}: </span>
      {children}
      <span className="sr-only">, </span>
    </del>
  )
}

type PutInProps = TakenOutProps & { whole?: boolean }

/** Words that are there after and not before. whole: all of a statement, which needs no line below each word. */
export function PutIn({ children, whole = false, said = 'put in' }: PutInProps) {
  return (
    <ins
      className={cn(
        'rounded-sm bg-act-soft box-decoration-clone py-px decoration-act decoration-1 underline-offset-[0.2em]',
        whole && 'no-underline',
      )}
    >
      <span className="sr-only"> {said}: </span>
      {children}
      <span className="sr-only">, </span>
    </ins>
  )
}
