import { Fragment } from 'react'
import { Link } from 'react-router'

/** Where this screen stands. The last crumb is the screen itself and no link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly { label: string; to?: string }[] }) {
  if (crumbs.length < 2) return null
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-caption text-ink-3">
        {crumbs.map((crumb, index) => (
          <Fragment key={`${crumb.label}-${index}`}>
            {index > 0 && <li aria-hidden>/</li>}
            <li className="min-w-0 wrap-anywhere">
              {crumb.to && index < crumbs.length - 1 ? (
                <Link to={crumb.to} className="link-alone text-ink-2 no-underline hover:underline">
                  {crumb.label}
                </Link>
              ) : (
                <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
                  {crumb.label}
                </span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
