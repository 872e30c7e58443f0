alter table public.team_invitations enable row level security;
alter table public.team_invitations force row level security;
create policy owner on public.team_invitations to app_owner using (true) with check (true);
-- No grant for people: read and changed by functions that check who may manage members.
