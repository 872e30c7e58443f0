alter table public.custom_metrics enable row level security;
alter table public.custom_metrics force row level security;
create policy owner on public.custom_metrics to app_owner using (true) with check (true);

create policy people_read on public.custom_metrics for select to app_user
  using (
    org_id = (select app.org_id())
    and (
      (select app.works_in_organization())
      or (select app.working_client_ids()) <> '{}'
    )
  );
grant select on public.custom_metrics to app_user;
