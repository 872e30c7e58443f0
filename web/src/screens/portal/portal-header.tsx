import type { Portal } from '@sextant/contracts/portal/routes'
import { EyeIcon } from 'lucide-react'
import { Link } from 'react-router'
import { usePicture } from '@/client/use-picture.ts'
import { NotificationBell } from '@/features/notifications/components/notification-bell.tsx'
import { UserMenu } from '@/shell/user-menu.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'

/** Whose portal it is, and what is about the person who reads it. agency: as it calls itself. */
export function PortalHeader({
  portal,
  agency,
  onChoose,
}: {
  portal: Portal
  agency: string
  onChoose?: ((clientId: string) => void) | undefined
}) {
  const name = portal.client?.name ?? agency
  return (
    <header className="border-t-[3px] border-b border-t-act border-b-line bg-surface">
      <div className="wrap flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 py-2">
        <Link
          to="/portal"
          className="flex min-h-11 min-w-0 items-center gap-3 text-ink no-underline"
        >
          <LogoOrName portal={portal} name={name} />
          {portal.client && <span className="cap max-sm:hidden">with {agency}</span>}
        </Link>
        <Badge className="max-sm:order-last">
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
  )
}

/** The client's own logo before the agency's. */
function logoAddress({ branding, theme }: Portal): string | null {
  if (branding?.brandKit?.logo_url) return branding.brandKit.logo_url
  return theme.theme?.logo ? `/api/v1/images/${theme.theme.logo}` : null
}

function LogoOrName({ portal, name }: { portal: Portal; name: string }) {
  const logo = usePicture(logoAddress(portal))
  if (logo) return <img src={logo} alt={name} className="max-h-10 max-w-44 object-contain" />
  return (
    <span className="book text-[1.25rem] leading-tight font-semibold wrap-anywhere text-act">
      {name}
    </span>
  )
}
