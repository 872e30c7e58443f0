import * as z from 'zod'
import { RESET_LINK_HOURS, TEAM_INVITATION_DAYS } from '@sextant/contracts/limits'
import { type Letter, type RenderedMail, renderLetter, type Sender } from './letter.ts'

const path = z.object({ path: z.string().startsWith('/') })
const template = <S extends z.ZodType>(
  data: S,
  write: (data: z.infer<S>, sender: Sender) => Letter,
) => ({
  render: (given: unknown, sender: Sender): RenderedMail =>
    renderLetter(write(data.parse(given), sender), sender),
})

const SECURITY: Record<string, { subject: string; says: string }> = {
  'second-factor.added': {
    subject: 'Two-step sign-in is on',
    says: 'A second factor was added to your account. From now on signing in asks for a 6-digit code.',
  },
  'second-factor.removed': {
    subject: 'Two-step sign-in is off',
    says: 'The second factor was removed from your account. Signing in asks for the password alone.',
  },
  'recovery-codes.renewed': {
    subject: 'New recovery codes',
    says: 'New recovery codes were made for your account. The old ones work no more.',
  },
  'recovery-code.used': {
    subject: 'A recovery code was used',
    says: 'Somebody signed in to your account with one of your recovery codes. That code works no more.',
  },
  'codes.tried': {
    subject: 'Several wrong codes for your account',
    says: 'Somebody who knows the password of your account entered several wrong codes. If it was not you, change the password.',
  },
  'email.changed': {
    subject: 'Your email address was changed',
    says: 'The email address of your account was changed, as asked.',
  },
  'password.changed': {
    subject: 'Your password was changed',
    says: 'The password of your account was changed. Every other session was signed out.',
  },
  'password.reset': {
    subject: 'Your password was reset',
    says: 'The password of your account was reset by a mailed link. Every earlier session was signed out.',
  },
  'email.change-requested': {
    subject: 'A new email address was asked for',
    says: 'Somebody signed in as you asked to change the email address of your account. It changes once the new address is confirmed.',
  },
}

const fileNameOf = (title: string): string =>
  `${title.replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ').trim()}.pdf`

/** Every mail the product sends, by the name under which SQL and the server queue it. */
const TEMPLATES = {
  invitation: template(
    z.object({
      email: z.string(),
      asked: z.boolean().default(false),
      /** The secret that proves the address; mails queued by an older version have none. */
      key: z.string().optional(),
    }),
    ({ email, asked, key }, { appName }) => ({
      subject: `Your invitation to ${appName}`,
      heading: `You are invited to ${appName}`,
      paragraphs: [
        `${asked ? 'Your request was approved: you' : 'You'} are part of the founding member program. The private alpha is free and needs no card.`,
        `Choose a password for this address (${email}) and tell us about the business. It takes five minutes until an agent asks you the first question.`,
      ],
      button: {
        label: 'Create your account',
        path: `/signup?email=${encodeURIComponent(email)}${key ? `&key=${key}` : ''}`,
      },
      footnote: 'Only this email address can use the invitation.',
    }),
  ),
  'request-received': template(z.object({}), (_data, { appName }) => ({
    subject: `Your request to join ${appName}`,
    heading: 'We have your request',
    paragraphs: [
      'Thank you for asking. We read every request within 2-3 business days; when yours is approved, a mail brings you the link to sign up.',
    ],
    footnote: 'If you did not ask, ignore this mail: nothing happens.',
  })),
  'request-declined': template(z.object({}), (_data, { appName, contact }) => ({
    subject: `Your request to join ${appName}`,
    heading: 'Not this time',
    paragraphs: [
      'We have read your request. The alpha is small, and we cannot offer you a place in it now.',
      `If something has changed or we misread it, write to ${contact}.`,
    ],
  })),
  'confirm-new-email': template(path, ({ path: to }) => ({
    subject: 'Confirm your new email address',
    heading: 'Confirm your new email address',
    paragraphs: ['Open the link below, and from then on you sign in with this address.'],
    button: { label: 'Use this address', path: to },
    footnote:
      'The link works once and for 24 hours. If you did not ask for it, ignore this mail: nothing changes.',
  })),
  'confirm-email': template(path, ({ path: to }, { appName }) => ({
    subject: `Confirm your email address for ${appName}`,
    heading: 'Confirm your email address',
    paragraphs: [
      'Open the link below to confirm that this address is yours. Then complete the business profile, and you are in.',
    ],
    button: { label: 'Confirm email address', path: to },
    footnote:
      'The link works for 24 hours. If it was not you who signed up, do not open it: nothing happens then.',
  })),
  'reset-password': template(path, ({ path: to }, { appName }) => ({
    subject: `Reset your ${appName} password`,
    heading: 'Choose a new password',
    paragraphs: ['Somebody, hopefully you, asked to reset the password of your account.'],
    button: { label: 'Reset password', path: to },
    footnote: `The link works once and for ${RESET_LINK_HOURS} hours. If you did not ask for it, ignore this mail: your password stays as it is.`,
  })),
  'team-invitation': template(
    path.extend({
      organization: z.string(),
      inviter: z.string().nullable(),
      role_name: z.string(),
    }),
    ({ path: to, organization, inviter, role_name }, { appName }) => ({
      subject: `${inviter ?? 'A teammate'} invites you to ${organization} on ${appName}`,
      heading: `Join ${organization}`,
      paragraphs: [
        `${inviter ?? 'A teammate'} invites you to work with ${organization} on ${appName}, as ${role_name.replaceAll('_', ' ')}.`,
      ],
      button: { label: 'Accept the invitation', path: to },
      footnote: `The link works once and for ${TEAM_INVITATION_DAYS} days, for this email address only.`,
    }),
  ),
  security: template(z.object({ action: z.string() }), ({ action }, { contact }) => {
    const { subject, says } = SECURITY[action] ?? {
      subject: 'A change to your account',
      says: 'How you sign in was changed.',
    }
    return {
      subject,
      heading: subject,
      paragraphs: [says],
      button: { label: 'This was not me: reset the password', path: '/forgot-password' },
      footnote: `If it was you, there is nothing to do. If it was not, reset the password and write to ${contact}.`,
    }
  }),
  notification: template(
    z.object({ title: z.string(), body: z.string(), path: z.string().startsWith('/').nullable() }),
    ({ title, body, path: to }) => ({
      subject: title,
      heading: title,
      paragraphs: body ? [body] : [],
      ...(to ? { button: { label: 'Have a look', path: to } } : {}),
      footnote: 'You choose what is mailed to you under Settings, Notifications.',
    }),
  ),
  report: template(
    path.extend({
      title: z.string(),
      from: z.string(),
      headline: z.string(),
      lead: z.string(),
      /** The report as PDF, in base64. */
      file: z.string(),
    }),
    ({ path: to, title, from, headline, lead, file }) => ({
      subject: `${from}: ${title}`,
      heading: headline,
      paragraphs: lead ? [lead] : [],
      button: { label: 'Read it and comment', path: to },
      footnote: `${title}, by ${from}, is attached as a PDF. Its numbers stay as they were when it was sent.`,
      attachments: [
        {
          filename: fileNameOf(title),
          content: file,
          encoding: 'base64' as const,
          contentType: 'application/pdf',
        },
      ],
    }),
  ),
  digest: template(
    z.object({
      organization: z.string(),
      items: z
        .array(z.object({ title: z.string(), body: z.string(), path: z.string().nullable() }))
        .min(1),
    }),
    ({ organization, items }) => ({
      subject:
        items.length === 1 ? items[0]!.title : `${items.length} things happened in ${organization}`,
      heading: `Since yesterday in ${organization}`,
      paragraphs: [],
      items: items.slice(0, 30),
      footnote:
        'One mail a day, and only when there is something. You choose what is in it under Settings, Notifications.',
    }),
  ),
}

/** Renders a queued mail. Throws for a template nobody knows and for data that does not fit it: such mail is dead at once. */
export function renderMail(name: string, data: unknown, sender: Sender): RenderedMail {
  if (!(name in TEMPLATES)) throw new Error(`There is no mail called ${name}`)
  return TEMPLATES[name as keyof typeof TEMPLATES].render(data, sender)
}
