import type { ReactNode } from 'react'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'

/** What the interview is called, how far it is, and what can be done with it. */
export function InterviewBar({
  title,
  line,
  children,
}: {
  title: string
  line: string
  children: ReactNode
}) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-3">
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
        <AgentBadge agent="persona" name="Persona" />
        <h1 tabIndex={-1} className="min-w-0 font-semibold wrap-anywhere">
          {title}
        </h1>
      </div>
      <div className="flex flex-wrap items-center gap-3 max-md:w-full max-md:justify-between">
        <span className="cap">{line}</span>
        <span className="flex flex-wrap gap-2 print:hidden">{children}</span>
      </div>
    </header>
  )
}

/** "7 questions asked". */
export const sayAsked = (asked: number): string =>
  `${asked} ${asked === 1 ? 'question' : 'questions'} asked`
