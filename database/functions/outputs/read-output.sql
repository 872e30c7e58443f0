-- A deliverable with its content; raises NOT_FOUND.
create or replace function app.read_output(p_id uuid)
returns table (
  id uuid,
  org_id uuid,
  output_type text,
  created_at timestamptz,
  agent_type text,
  title text,
  summary text,
  updated_at timestamptz,
  saved_at timestamptz,
  session_id uuid,
  client_id uuid,
  shared_at timestamptz,
  version integer,
  content jsonb,
  earlier_claims jsonb
)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select
      o.id,
      o.org_id,
      o.output_type,
      o.created_at,
      o.agent_type,
      o.title,
      o.summary,
      o.updated_at,
      o.saved_at,
      o.session_id,
      o.client_id,
      o.shared_at,
      o.version,
      o.content,
      o.earlier_claims
    from public.agent_outputs o
    where o.org_id = app.org_id()
      and o.id = p_id
      and o.deleted_at is null;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
end $$;
grant execute on function app.read_output to app_user;
