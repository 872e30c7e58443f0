import { Link } from 'react-router'
import { type Chapter, Contact, LegalPage } from './legal-page.tsx'

const CHAPTERS: readonly Chapter[] = [
  {
    title: 'What is stored',
    paragraphs: [
      'When you ask for an invitation: your email, company name, kind of organization, and what you tell us about your plans and how you heard of us. We use it to decide and to answer.',
      'When you have an account: your email, a hash of your password (never the password), your name, your organization and role, your sessions and, if you set one up, your second factor.',
      'When you work: your business profile, the conversation with the agents, what was learned from it, and the deliverables. An audit log keeps who changed what and when.',
      'Server logs keep errors and what is needed to find their cause. Passwords and tokens are left out of them.',
    ],
  },
  {
    title: 'Who can see it',
    paragraphs: [
      'Row-level isolation per organization and per agency client: the database itself checks, for every row that is read or written, that you belong to the organization it belongs to and, in an agency, that the client is one of yours. This is not left to the screens.',
      'The people of your organization see what their role allows. The people who operate this server can reach the database; they look only to keep it running, to help you when you ask, or when the law demands it.',
    ],
  },
  {
    title: 'AI provider',
    paragraphs: [
      '{{#provider}}Data is sent to an AI provider: so that a language model can read, think and write, the company profile, the facts of the company, the conversation and the draft of that run go to the provider that the operator of this server, or your own organization, has chosen. Its own terms say how long it keeps them. An organization sees exactly what was sent, and can keep a client’s data from any provider. Passwords, other organizations’ data and other runs are never part of it.{{/provider}}{{^provider}}This server has no AI provider set: the built-in mind writes every text here, and nothing you say is sent to one. When the operator or your organization sets an AI provider, data is sent to it: the company profile, the facts, the conversation and the draft of a run. This page says so from that moment.{{/provider}}',
      'AI output is not guaranteed to be right. Under every deliverable stands which writer wrote it.',
    ],
  },
  {
    title: 'What else leaves this server',
    paragraphs: [
      'No analytics, no advertising, no trackers. Fonts, scripts and pictures come from this server. The check that keeps robots out of the request form runs in your browser as a small sum; if the operator has switched to reCAPTCHA, that form loads it from Google, and this paragraph is your notice.',
      'Where the front page offers a demo video, its host is asked only when you press play.',
    ],
  },
  {
    title: 'In your browser',
    paragraphs: [
      'No cookies. Your browser’s storage keeps the session’s token while you are signed in, your theme, and small conveniences like a draft you have not sent. Signing out removes the token.',
    ],
  },
  {
    title: 'How long it is kept',
    paragraphs: [
      'The service is alpha, and data may be reset: in part or whole, with notice where we can give it. Otherwise your data stays until you delete it or close your account. Backups, where the operator makes them, run out on their own.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      <>
        In the application you can see and correct your profile and everything that was learned,
        export your data as a file, and delete your account. For anything else, or to object, write
        to <Contact />; we answer within 30 days. You may also complain to your data protection
        authority.
      </>,
    ],
  },
  {
    title: 'Changes and disputes',
    paragraphs: [
      <>
        When this page changes, the notice is 30 days, by email and in the application. The service
        is under the{' '}
        <Link to="/terms" className="link">
          Terms
        </Link>
        : arbitration applies, with the exceptions named there.
      </>,
    ],
  },
  {
    title: 'Contact',
    paragraphs: [
      <>
        Whoever operates this server answers for it: <Contact />.
      </>,
    ],
  },
]

export const Privacy = () => (
  <LegalPage
    title="Privacy"
    date="2026-11-20"
    lead="What {{app_name}} stores, who sees it and where it goes, for the private alpha."
    chapters={CHAPTERS}
  />
)
