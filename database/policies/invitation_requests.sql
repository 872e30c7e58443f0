alter table public.invitation_requests enable row level security;
alter table public.invitation_requests force row level security;
create policy owner on public.invitation_requests to app_owner using (true) with check (true);
-- No grant and no policy for people: functions and the operator alone.
