-- Joins as the signed-in person, who may belong to other organizations already.
create or replace function app.accept_team_invitation(p_token text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.join_team(p_token, u.id, u.email, u.name)
  from auth."user" u
  where u.id = app.user_id();
end $$;
grant execute on function app.accept_team_invitation to app_user;
