import type { BrandTheme } from '@sextant/contracts/branding/theme'
import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { keepAnswer } from '@/client/changed.ts'
import { isConflict } from '@/client/failure-of.ts'
import { useSaving } from '@/client/use-saving.ts'
import { brandingQuery, keepTheme } from './branding.ts'

/** version: the one that was seen. */
type Saving = { organizationId: string; theme: BrandTheme; version: number }

/** Answers 'clash' when somebody saved meanwhile: nothing of ours was written. */
export const useSaveBranding = () =>
  useSaving({
    call: async ({ theme, version }: Saving) => {
      try {
        return keepTheme(await api.branding.save({ theme, version }))
      } catch (error) {
        if (isConflict(error)) return 'clash' as const
        throw error
      }
    },
    words: 'The theme could not be saved. What you chose is still here.',
    changes: ['branding'],
    onSaved: (answer, { organizationId }) => {
      if (answer === 'clash') return
      keepAnswer(brandingQuery(organizationId), answer)
      toast.success('Theme saved')
    },
  })
