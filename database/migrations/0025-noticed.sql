-- What was noticed in figures without anybody asking: once for a series in four weeks, told to those who work
-- there.
create table public.noticed (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  client_id uuid,
  -- Which series it is of.
  key text not null check (char_length(key) between 1 and 200),
  title text not null,
  says text not null,
  -- The day from which on it is so.
  since date not null,
  -- Null: neither better nor worse.
  better boolean,
  noticed_at timestamptz not null default now(),
  dismissed_by uuid,
  dismissed_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, dismissed_by) references public.users (org_id, id)
    on delete set null (dismissed_by)
);
create index noticed_client on public.noticed (org_id, client_id, noticed_at desc);
create index noticed_dismisser on public.noticed (org_id, dismissed_by);

-- When somebody looked through the figures as this import left them; null: nobody yet.
alter table public.figure_imports add column looked_at timestamptz;
create index figure_imports_unseen on public.figure_imports (org_id, client_id)
  where state = 'done'
    and looked_at is null;
