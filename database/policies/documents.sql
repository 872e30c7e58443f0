alter table public.documents enable row level security;
alter table public.documents force row level security;
create policy owner on public.documents to app_owner using (true) with check (true);

create policy people_read on public.documents for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.documents to app_user;

-- What was shared is read by everybody in whose reach the client is.
create policy shared_read on public.documents for select to app_user
  using (
    org_id = (select app.org_id())
    and shared_at is not null
    and deleted_at is null
    and :visible_reach
  );
