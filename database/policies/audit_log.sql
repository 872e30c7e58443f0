alter table public.audit_log enable row level security;
alter table public.audit_log force row level security;
create policy owner on public.audit_log to app_owner using (true) with check (true);

create policy people_read on public.audit_log for select to app_user
  using (
    org_id = (select app.org_id())
    and (select app.may('audit.view'))
  );
grant select on public.audit_log to app_user;
