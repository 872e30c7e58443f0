-- Interviews of a persona, newest first.
create or replace function app.list_interviews(p_persona_id uuid) returns setof app.interview_rows
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_persona(p_persona_id);
  return query
    select i.*
    from app.interview_rows i
    where i.org_id = app.org_id()
      and i.persona_id = p_persona_id
      and i.deleted_at is null
    order by i.created_at desc, i.id;
end $$;
grant execute on function app.list_interviews to app_user;
