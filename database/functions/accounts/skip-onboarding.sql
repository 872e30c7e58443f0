-- "Skip for Now", kept for the person in the organization they work in.
create or replace function app.skip_onboarding() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.users u
  set onboarding_skipped_at = now()
  where u.org_id = app.org_id()
    and u.id = app.user_id();
end $$;
grant execute on function app.skip_onboarding to app_user;
