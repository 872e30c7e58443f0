alter table public.insight_uses enable row level security;
alter table public.insight_uses force row level security;
create policy owner on public.insight_uses to app_owner using (true) with check (true);

create policy people_read on public.insight_uses for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.insight_uses to app_user;

create policy people_insert on public.insight_uses for insert to app_user
  with check (
    org_id = (select app.org_id())
    and :working_reach
    and :may(agents.use)
  );
grant insert (org_id, insight_id, output_id, client_id) on public.insight_uses to app_user;
