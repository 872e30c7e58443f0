-- How an organization, or one client of it, wants to sound and look: every saved state is kept, and the
-- newest counts.
create table public.brand_guidelines (
  org_id uuid not null references public.organizations (id) on delete cascade,
  -- Null: of the organization itself, and of none of its clients.
  client_id uuid,
  version integer not null check (version > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  saved_by uuid,
  saved_at timestamptz not null default now(),
  unique nulls not distinct (org_id, client_id, version),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, saved_by) references public.users (org_id, id)
    on delete set null (saved_by)
);
create index brand_guidelines_writer on public.brand_guidelines (org_id, saved_by);
