alter table public.fact_uses enable row level security;
alter table public.fact_uses force row level security;
create policy owner on public.fact_uses to app_owner using (true) with check (true);

create policy people_read on public.fact_uses for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.fact_uses to app_user;
