-- How far a language model is with a version. `p_by`: which one; `p_note`: what it did not get to, for
-- people.
create or replace function app.note_learning(
  p_org_id uuid,
  p_document_id uuid,
  p_version integer,
  p_state text,
  p_by text,
  p_note text
)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_client_id uuid;
begin
  update public.document_versions v
  set
    learn_state = p_state,
    learned_by = coalesce(p_by, v.learned_by),
    learn_note = p_note,
    learn_attempts = case when p_state = 'waiting' then 0 else v.learn_attempts end
  where v.org_id = p_org_id
    and v.document_id = p_document_id
    and v.version = p_version
  returning v.client_id into v_client_id;
  if found then
    perform app.tell_document(
      p_org_id,
      v_client_id,
      p_document_id,
      case when p_state = 'waiting' then 'learning' else 'facts' end
    );
  end if;
end $$;
grant execute on function app.note_learning to app_auth;
