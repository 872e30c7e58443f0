-- What agencies work with: clients with terms and an archive, campaigns with versions and a status history, sharing and approvals, a thread with each client, themes, saved views.

alter table public.clients add column monthly_fee_cents bigint check (monthly_fee_cents >= 0);
alter table public.clients add column brand_kit jsonb not null default '{}';
alter table public.clients add column archived_at timestamptz;
-- Where the client goes back to when it leaves the archive.
alter table public.clients add column status_before_archive text;
alter table public.clients add column updated_at timestamptz not null default now();
alter table public.clients add column version integer not null default 1;
alter table public.clients add check (char_length(name) between 1 and 120);
-- Archived and the reason go together.
alter table public.clients add check ((status = 'archived') = (archived_at is not null) and (archived_at is null or char_length(btrim(archive_reason)) > 0));
create index clients_status on public.clients (org_id, status);

alter table public.campaigns add column version integer not null default 1;
-- Rises when what was agreed on changes: not for a status or for money spent.
alter table public.campaigns add column content_version integer not null default 1;
alter table public.campaigns add check (end_date >= start_date);
-- Counting the campaigns of one client touches the index alone.
create index campaigns_of_client on public.campaigns (org_id, client_id) include (status, budget_cents, spent_cents, updated_at, id) where archived_at is null;
-- Who may see a draft depends on the questions about it, so the policy reads the id as well.
drop index public.campaigns_figures;
create index campaigns_figures on public.campaigns (org_id) include (status, budget_cents, spent_cents, client_id, updated_at, id) where archived_at is null;
create index campaigns_status on public.campaigns (org_id, status, created_at desc) where archived_at is null;

alter table public.agent_outputs add column shared_at timestamptz;
alter table public.agent_outputs add column shared_by uuid;
alter table public.agent_outputs add column share_note text not null default '';
alter table public.agent_outputs add foreign key (org_id, shared_by) references public.users (org_id, id) on delete set null (shared_by);
create index agent_outputs_sharer on public.agent_outputs (org_id, shared_by);
create index agent_outputs_of_client on public.agent_outputs (org_id, client_id, created_at desc) where deleted_at is null and client_id is not null;

create table public.campaign_status_changes (
  org_id uuid not null,
  id uuid not null default gen_random_uuid(),
  campaign_id uuid not null,
  client_id uuid,
  -- Null: how the campaign began.
  from_status text,
  to_status text not null,
  changed_by uuid,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (org_id, id),
  foreign key (org_id, campaign_id) references public.campaigns (org_id, id) on delete cascade,
  foreign key (org_id, changed_by) references public.users (org_id, id) on delete set null (changed_by)
);
create index campaign_status_changes_newest on public.campaign_status_changes (org_id, campaign_id, changed_at desc);
create index campaign_status_changes_person on public.campaign_status_changes (org_id, changed_by);

-- The agency asks, the client answers. A new question about the same thing is a new row: together they are the history.
create table public.approvals (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  client_id uuid,
  campaign_id uuid,
  output_id uuid,
  -- Version of the subject when the question was asked.
  subject_version integer not null,
  note text not null default '',
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'changes', 'withdrawn')),
  requested_by uuid,
  requested_at timestamptz not null default clock_timestamp(),
  decided_by uuid,
  decided_at timestamptz,
  comment text not null default '',
  primary key (org_id, id),
  check (num_nonnulls(campaign_id, output_id) = 1),
  check ((status = 'waiting') = (decided_at is null)),
  check (status <> 'changes' or comment <> ''),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, campaign_id) references public.campaigns (org_id, id) on delete cascade,
  foreign key (org_id, output_id) references public.agent_outputs (org_id, id) on delete cascade,
  foreign key (org_id, requested_by) references public.users (org_id, id) on delete set null (requested_by),
  foreign key (org_id, decided_by) references public.users (org_id, id) on delete set null (decided_by)
);
create index approvals_client on public.approvals (org_id, client_id, requested_at desc);
create index approvals_campaign on public.approvals (org_id, campaign_id);
create index approvals_output on public.approvals (org_id, output_id);
create index approvals_requester on public.approvals (org_id, requested_by);
create index approvals_decider on public.approvals (org_id, decided_by);
-- One open question about a thing at a time.
create unique index approvals_one_waiting on public.approvals (org_id, campaign_id, output_id) nulls not distinct where status = 'waiting';

-- The thread between an agency and a client; client_id null: between a small business and those who look on.
create table public.portal_messages (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  client_id uuid,
  author_id uuid,
  -- Written by the client's people.
  from_client boolean not null,
  body text not null check (char_length(body) between 1 and 4000),
  created_at timestamptz not null default clock_timestamp(),
  primary key (org_id, id),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, author_id) references public.users (org_id, id) on delete set null (author_id)
);
create index portal_messages_thread on public.portal_messages (org_id, client_id, created_at);
create index portal_messages_author on public.portal_messages (org_id, author_id);

-- Up to when somebody has read a thread.
create table public.portal_reads (
  org_id uuid not null,
  user_id uuid not null,
  client_id uuid,
  read_at timestamptz not null,
  unique nulls not distinct (org_id, user_id, client_id),
  foreign key (org_id, user_id) references public.users (org_id, id) on delete cascade,
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade
);
create index portal_reads_client on public.portal_reads (org_id, client_id);

create table public.themes (
  org_id uuid primary key references public.organizations (id) on delete cascade,
  theme jsonb not null,
  -- The custom CSS as it may be applied: sanitised and scoped by the server.
  css text not null default '',
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamptz not null default now(),
  foreign key (org_id, updated_by) references public.users (org_id, id) on delete set null (updated_by)
);
create index themes_editor on public.themes (org_id, updated_by);

create table public.saved_views (
  org_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  scope text not null check (scope in ('campaigns', 'clients')),
  name text not null check (char_length(name) between 1 and 60),
  filter jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (org_id, id),
  unique (org_id, user_id, scope, name),
  foreign key (org_id, user_id) references public.users (org_id, id) on delete cascade
);

-- A client's logo is seen by that client's people, the agency's by all.
alter table public.images add column client_id uuid;
alter table public.images add foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade;
create index images_client on public.images (org_id, client_id);
alter table public.images drop constraint images_purpose_check;
alter table public.images add check (purpose in ('avatar', 'feedback', 'logo'));

-- A campaign as it travels. Rows are those the reader may see.
create view app.campaign_rows with (security_invoker = true) as
  select c.id, c.org_id, c.client_id, c.name, c.description, c.campaign_type, c.priority_level, c.budget_cents::float8 as budget_cents, c.spent_cents::float8 as spent_cents,
         c.start_date::text as start_date, c.end_date::text as end_date, c.marketing_channels, c.geographic_target, c.target_audience, c.goals, c.success_metrics, c.status, c.created_at, c.updated_at, c.created_by,
         c.objectives, c.content_pillars, c.target_personas, c.competitor_context, c.tags, c.archived_at, c.version, k.name as client_name, k.slug as client_slug
    from public.campaigns c left join public.clients k on k.org_id = c.org_id and k.id = c.client_id;
