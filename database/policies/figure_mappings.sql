alter table public.figure_mappings enable row level security;
alter table public.figure_mappings force row level security;
create policy owner on public.figure_mappings to app_owner using (true) with check (true);

create policy people_read on public.figure_mappings for select to app_user
  using (
    org_id = (select app.org_id())
    and (
      (select app.works_in_organization())
      or (select app.working_client_ids()) <> '{}'
    )
  );
grant select on public.figure_mappings to app_user;
