-- What deliverables say to do, as one list: a row for each step of an organization or a client, whichever
-- deliverable names it. A trigger keeps it; people decide it.
create table public.tasks (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  client_id uuid,
  output_id uuid,
  -- What is to be done and what it is about, hashed: the same step of two deliverables is one task.
  key text not null,
  -- The move whose first step it is: agents do not propose again what was done or dropped.
  move text,
  what text not null check (char_length(what) between 1 and 2000),
  about text,
  owner_role text not null,
  metric text not null,
  due date not null,
  -- A person chose the date: deliverables no longer change it.
  due_by_hand boolean not null default false,
  status text not null default 'open' check (status in ('open', 'done', 'dropped')),
  decided_by uuid,
  decided_at timestamptz,
  reminded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, id),
  unique nulls not distinct (org_id, client_id, key),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, output_id) references public.agent_outputs (org_id, id)
    on delete set null (output_id),
  foreign key (org_id, decided_by) references public.users (org_id, id)
    on delete set null (decided_by)
);
create index tasks_due on public.tasks (org_id, due) where status = 'open';
create index tasks_output on public.tasks (org_id, output_id);
create index tasks_decider on public.tasks (org_id, decided_by);

-- The secret address of a person's calendar.
create table public.calendar_feeds (
  org_id uuid not null,
  user_id uuid not null,
  secret uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  primary key (org_id, user_id),
  unique (org_id, secret),
  foreign key (org_id, user_id) references public.users (org_id, id) on delete cascade
);
