alter table public.figures enable row level security;
alter table public.figures force row level security;
create policy owner on public.figures to app_owner using (true) with check (true);

create policy people_read on public.figures for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.figures to app_user;
