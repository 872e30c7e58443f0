import type { Portal } from '@sextant/contracts/portal/routes'
import { EyeIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePicture } from '@/client/use-picture.ts'
import { BrandedRoot } from '@/features/branding/components/branded-root.tsx'
import { useFavicon } from '@/features/branding/use-favicon.ts'
import { NotificationBell } from '@/features/notifications/components/notification-bell.tsx'
import { useBrandTitle } from '@/shell/page-title.ts'
import { UserMenu } from '@/shell/user-menu.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'

/** The portal's own header in the brand's colours, and everything below it in the brand. */
export function PortalFrame({
  portal,
  onChoose,
  children,
}: {
  portal: Portal
  onChoose?: (clientId: string) => void
  children: ReactNode
}) {
  const kit = portal.branding?.brandKit ?? null
  const logo = usePicture(
    kit?.logo_url ??
      (portal.theme.theme?.logo ? `/api/v1/images/${portal.theme.theme.logo}` : null),
  )
  const agency = portal.theme.theme?.companyName || portal.organization_name
  const name = portal.client?.name ?? agency
  useFavicon(portal.theme.theme?.favicon ?? null)
  useBrandTitle(agency)
  return (
    <BrandedRoot theme={portal.theme.theme} kit={kit} css={portal.theme.css}>
      <header className="portal-header border-t-[3px] border-b border-t-act border-b-line bg-surface">
        <div className="wrap flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 py-2">
          <Link
            to="/portal"
            className="flex min-h-11 min-w-0 items-center gap-3 text-ink no-underline"
          >
            {logo ? (
              <img src={logo} alt={name} className="max-h-10 max-w-44 object-contain" />
            ) : (
              <span className="book text-[1.25rem] leading-tight font-semibold wrap-anywhere text-act">
                {name}
              </span>
            )}
            {portal.client && <span className="cap max-sm:hidden">with {agency}</span>}
          </Link>
          <Badge className="portal-badge max-sm:order-last">
            <EyeIcon aria-hidden />
            View-Only
          </Badge>
          <div className="ml-auto flex items-center gap-2">
            {onChoose && portal.clients.length > 1 && (
              <NativeSelect
                aria-label="Client"
                value={portal.client?.id ?? ''}
                onChange={event => onChoose(event.target.value)}
              >
                {portal.clients.map(client => (
                  <option key={client.id} value={client.id}>
                    {client.name}
                  </option>
                ))}
              </NativeSelect>
            )}
            <NotificationBell works={false} />
            <UserMenu />
          </div>
        </div>
      </header>
      {children}
      <footer className="mt-auto border-t border-line">
        <p className="wrap py-4 text-caption text-ink-3">{agency}</p>
      </footer>
    </BrandedRoot>
  )
}
