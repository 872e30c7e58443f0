import type { OutputAnswer } from '@sextant/contracts/agent-outputs/routes'
import { useMemo } from 'react'
import type { Acting } from '@/agents/editing/index.ts'
import { useSetSubject } from '@/features/agent-session/api/set-subject.ts'
import { shownOutput } from '@/features/outputs/api/outputs.ts'
import { useRebuildOutput } from '@/features/outputs/api/rebuild-output.ts'
import { useMe } from '@/features/session/api/get-me.ts'

type Shown = Pick<OutputAnswer, 'id' | 'session_id'> | undefined

/** Who reads a deliverable; what its session is about is chosen first, then it is made anew. */
export function useActing(output: Shown, mayEdit: boolean): { acting: Acting; busy: boolean } {
  const { user } = useMe()
  const { save: setSubject, saving } = useSetSubject()
  const { save: rebuild, saving: rebuilding } = useRebuildOutput()
  const { id, session_id: session } = output ?? {}
  const { full_name: name, email } = user
  const acting = useMemo<Acting>(() => {
    const reader = { name: name.trim() || email }
    if (!mayEdit || !id || !session) return reader
    const aim = async (subject: string): Promise<boolean> => {
      const { ok } = await setSubject({ id: session, subject })
      const version = shownOutput(id)?.version
      return ok && version !== undefined && (await rebuild({ id, version })).ok
    }
    return { ...reader, aim }
  }, [name, email, id, session, mayEdit, setSubject, rebuild])
  return { acting, busy: saving || rebuilding }
}
