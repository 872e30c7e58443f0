import type { InvitationEntry } from '@sextant/contracts/operator/routes'
import { useState } from 'react'
import { toast } from 'sonner'
import { useDecideInvitations } from '@/features/operator/api/invitations.ts'
import { decidedWords } from '@/features/operator/words.ts'

type Decision = 'approve' | 'decline'

/** Letting people in or not, one by one or several chosen ones. */
export function useDeciding() {
  const { save, saving, underWay } = useDecideInvitations()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [declining, setDeclining] = useState<readonly string[] | null>(null)
  const [justDecided, setJustDecided] = useState<readonly InvitationEntry[]>([])

  const decide = (emails: readonly string[], decision: Decision) =>
    save({ emails, decision }, entries => {
      setChosen(before => new Set([...before].filter(email => !emails.includes(email))))
      setJustDecided(before => [
        ...entries,
        ...before.filter(({ email }) => !emails.includes(email)),
      ])
      toast.success(decidedWords(emails, decision))
    })
  // Declining is confirmed in a dialog.
  const askOrDecide = (emails: readonly string[], decision: Decision) => {
    if (decision === 'approve') void decide(emails, decision)
    else setDeclining(emails)
  }
  const choose = (email: string, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(email)
    else next.delete(email)
    setChosen(next)
  }
  return {
    chosen,
    choose,
    chooseAll: (emails: readonly string[]) => setChosen(new Set(emails)),
    askOrDecide,
    decide,
    /** Who is about to be declined. */
    declining,
    stopDeclining: () => setDeclining(null),
    justDecided,
    saving,
    isBusy: (email: string) => underWay?.emails.includes(email) ?? false,
  }
}
