import type { Portal } from '@sextant/contracts/portal/routes'
import type { ReactNode } from 'react'
import { BrandedRoot } from '@/features/branding/components/branded-root.tsx'
import { useFavicon } from '@/features/branding/use-favicon.ts'
import { AnswerBar } from '@/features/portal/components/answer-bar.tsx'
import { waitingFirst } from '@/features/portal/waiting-first.ts'
import { useCan } from '@/features/session/api/get-me.ts'
import { useBrandTitle } from '@/shell/page-title.ts'
import { PortalHeader } from './portal-header.tsx'

/**
 * Everything of a portal in the brand. Where the agency wears a style of its own, header and answers stand outside its reach: what is
 * approved is evidence between the two. outputId: the deliverable that is being read, whose question comes first.
 */
export function PortalFrame({
  portal,
  outputId,
  onChoose,
  children,
}: {
  portal: Portal
  outputId?: string
  onChoose?: (clientId: string) => void
  children: ReactNode
}) {
  const can = useCan()
  const { theme, css } = portal.theme
  const agency = theme?.companyName || portal.organization_name
  useFavicon(theme?.favicon ?? null)
  useBrandTitle(agency)
  return (
    <BrandedRoot
      theme={theme}
      kit={portal.branding?.brandKit ?? null}
      css={css}
      above={<PortalHeader portal={portal} agency={agency} onChoose={onChoose} />}
      below={
        css &&
        can('portal.answer') && <AnswerBar waiting={waitingFirst(portal.approvals, outputId)} />
      }
    >
      {children}
      <footer className="mt-auto border-t border-line">
        <p className="wrap py-4 text-caption text-ink-3">{agency}</p>
      </footer>
    </BrandedRoot>
  )
}
