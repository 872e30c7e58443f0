import { Link, useNavigate } from 'react-router'
import { useProduct } from '@/features/product/use-product.ts'
import { useExportMyData } from '@/features/session/api/export-my-data.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { DeleteAccount } from '@/features/session/components/delete-account.tsx'
import { EmailForm } from '@/features/session/components/email-form.tsx'
import { NameForm } from '@/features/session/components/name-form.tsx'
import { PasswordForm } from '@/features/session/components/password-form.tsx'
import { PictureField } from '@/features/session/components/picture-field.tsx'
import { SecondFactor } from '@/features/session/components/second-factor.tsx'
import { SessionList } from '@/features/session/components/session-list.tsx'
import { SettingSection } from '@/features/session/components/setting-section.tsx'
import { hasScreen } from '@/shell/screens.ts'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'

/** Everything a person decides about their own account. */
export default function Profile() {
  const { user, organization, avatar_id: avatarId } = useMe()
  const product = useProduct()
  const navigate = useNavigate()
  const name = user.full_name || user.email
  return (
    <Page>
      <PageHeader
        title="My Profile"
        meta={organization ? `${name} · ${organization.name}` : name}
        actions={
          hasScreen('/settings') &&
          organization && (
            <Link to="/settings" className={buttonStyle()}>
              Settings
            </Link>
          )
        }
        className="pb-7"
      />
      <SettingSection title="You" lead="How your team sees you.">
        <div className="grid gap-6">
          {/* Pictures are kept by an organization. */}
          {organization && <PictureField name={name} avatarId={avatarId} />}
          <NameForm name={user.full_name} />
        </div>
      </SettingSection>
      <SettingSection title="Email" lead="You sign in with it, and our mails go there.">
        <EmailForm email={user.email} />
      </SettingSection>
      <SettingSection title="Password" lead="Changing it signs you out everywhere else.">
        <PasswordForm email={user.email} />
      </SettingSection>
      <SettingSection
        title="Second factor"
        lead="A code from your phone besides the password, so that a stolen password opens nothing."
      >
        <SecondFactor product={product.name} email={user.email} />
      </SettingSection>
      <SettingSection
        title="Where you are signed in"
        lead="Sign out what you do not recognise, then change your password."
      >
        <SessionList />
      </SettingSection>
      <SettingSection
        title="Your data"
        lead="Your profile, sessions, conversations, outputs and what was noted about your account, as one JSON file."
      >
        <ExportData />
      </SettingSection>
      <SettingSection title="Delete account" lead="For good, at once.">
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-2">
            Your sign-in, sessions, second factor and picture go.{' '}
            {organization && (
              <>
                What you made for {organization.name} stays with your team. If nobody else is in it,{' '}
                {organization.name} and everything in it go too.
              </>
            )}
          </p>
          <DeleteAccount
            email={user.email}
            onDeleted={() => void navigate('/login', { replace: true, state: { deleted: true } })}
          />
        </div>
      </SettingSection>
    </Page>
  )
}

function ExportData() {
  const { save, saving } = useExportMyData()
  return (
    <Button busy={saving} onClick={() => void save()}>
      {saving ? 'Gathering' : 'Export my data'}
    </Button>
  )
}
