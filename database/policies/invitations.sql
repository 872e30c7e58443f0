-- No grant and no policy for people: sign-up reaches it through functions, the operator through the owner.
alter table public.invitations enable row level security;
alter table public.invitations force row level security;
create policy owner on public.invitations to app_owner using (true) with check (true);
