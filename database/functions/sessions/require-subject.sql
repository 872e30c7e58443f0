-- Throws unless the fact that a session is to be about stands in the model of the same client; null is no
-- subject.
create or replace function app.require_subject(p_subject_id uuid, p_client_id uuid) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if p_subject_id is null then
    return;
  end if;
  perform app.require_same_company(p_client_id, jsonb_build_object('about', p_subject_id));
end $$;
grant execute on function app.require_subject to app_user;
