-- Moves that a team carries out and grades: a row for each that was started. What it was, and what was
-- expected of it, stays as it was on that day. Its checklist are tasks.
create table public.quick_wins (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  client_id uuid,
  campaign_id uuid,
  -- Of the play, by which it is not started twice.
  play text not null check (char_length(play) between 1 and 80),
  -- Title, reason, metric, stop rule, hours, weeks, cost, source.
  move jsonb not null,
  prediction jsonb not null,
  assigned_to uuid,
  due date not null,
  status text not null default 'running' check (status in ('running', 'graded', 'dropped')),
  drop_reason text check (char_length(drop_reason) between 1 and 300),
  -- The figure afterwards, or null in it: it could not be measured.
  result jsonb,
  grade text check (grade in ('beat', 'met', 'short', 'none', 'unmeasured')),
  -- When its owner was asked for the result.
  asked_at timestamptz,
  decided_by uuid,
  decided_at timestamptz,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, campaign_id) references public.campaigns (org_id, id)
    on delete set null (campaign_id),
  foreign key (org_id, assigned_to) references public.users (org_id, id)
    on delete set null (assigned_to),
  foreign key (org_id, decided_by) references public.users (org_id, id)
    on delete set null (decided_by),
  foreign key (org_id, created_by) references public.users (org_id, id)
    on delete set null (created_by),
  check ((status = 'dropped') = (drop_reason is not null)),
  check ((status = 'graded') = (grade is not null and result is not null))
);
create index quick_wins_client on public.quick_wins (org_id, client_id);
create index quick_wins_campaign on public.quick_wins (org_id, campaign_id);
create index quick_wins_assigned on public.quick_wins (org_id, assigned_to);
create index quick_wins_decider on public.quick_wins (org_id, decided_by);
create index quick_wins_author on public.quick_wins (org_id, created_by);
create index quick_wins_due on public.quick_wins (org_id, due) where status = 'running';
-- The same move runs once in a company.
create unique index quick_wins_once on public.quick_wins (org_id, client_id, play)
  nulls not distinct where status = 'running';

-- A step of a quick win is a task like any other.
alter table public.tasks
  add column quick_win_id uuid,
  add foreign key (org_id, quick_win_id) references public.quick_wins (org_id, id) on delete cascade;
create index tasks_quick_win on public.tasks (org_id, quick_win_id);
