import { useEffect, useId, useRef, useState } from 'react';
import { reviewsContent } from './reviews.content';
import classes from './review-comment.module.css';

/** A comment of which six lines are shown, and the rest when it is asked for. */
export function ReviewComment({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { ref, isCut } = useIsCut();
  const id = useId();
  return (
    <div>
      <p ref={ref} id={id} className={classes.comment} data-open={isOpen || undefined}>
        {text}
      </p>
      {(isCut || isOpen) && (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? reviewsContent.readLess : reviewsContent.readAll}
        </button>
      )}
    </div>
  );
}

/** Whether the style sheet hides lines of a text, at its present width. */
function useIsCut() {
  const ref = useRef<HTMLParagraphElement>(null);
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const element = ref.current!;
    const observer = new ResizeObserver(() => setIsCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isCut };
}
