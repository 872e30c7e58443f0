alter table public.search_entries enable row level security;
alter table public.search_entries force row level security;
create policy owner on public.search_entries to app_owner using (true) with check (true);

create policy people_read on public.search_entries for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.search_entries to app_user;

-- What was shared is found by everybody in whose reach the client is.
create policy open_read on public.search_entries for select to app_user
  using (
    org_id = (select app.org_id())
    and open
    and :visible_reach
  );
