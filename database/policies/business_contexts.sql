alter table public.business_contexts enable row level security;
alter table public.business_contexts force row level security;
create policy owner on public.business_contexts to app_owner using (true) with check (true);

create policy people_read on public.business_contexts for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.business_contexts to app_user;

create policy people_insert on public.business_contexts for insert to app_user
  with check (
    org_id = (select app.org_id())
    and :working_reach
    and :may(profile.manage)
  );
grant insert (
  org_id,
  client_id,
  company_name,
  industry,
  company_size,
  description,
  updated_by
) on public.business_contexts to app_user;

create policy people_update on public.business_contexts for update to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
    and :may(profile.manage)
  )
  with check (
    org_id = (select app.org_id())
    and :working_reach
    and :may(profile.manage)
  );

-- A row never moves to another organization, client or session.
grant update (
  company_name,
  industry,
  company_size,
  description,
  updated_by,
  updated_at
) on public.business_contexts to app_user;
