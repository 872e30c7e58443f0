alter table public.predictions enable row level security;
alter table public.predictions force row level security;
create policy owner on public.predictions to app_owner using (true) with check (true);

create policy people_read on public.predictions for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.predictions to app_user;
