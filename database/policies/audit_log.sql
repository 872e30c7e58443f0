alter table public.audit_log enable row level security;
alter table public.audit_log force row level security;
drop policy if exists owner on public.audit_log;
create policy owner on public.audit_log to app_owner using (true) with check (true);
