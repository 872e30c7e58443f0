alter table public.ai_providers enable row level security;
alter table public.ai_providers force row level security;
create policy owner on public.ai_providers to app_owner using (true) with check (true);

create policy people_read on public.ai_providers for select to app_user
  using (
    org_id = (select app.org_id())
    and (select app.may('organization.manage'))
  );
-- The sealed key is read by the server alone, through app.ai_of.
grant select (
  org_id,
  provider,
  model,
  model_small,
  base_url,
  key_last_four,
  prices,
  set_by,
  set_at
) on public.ai_providers to app_user;
