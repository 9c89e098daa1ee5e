package org.teavm.model.optimization;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.teavm.model.BasicBlock;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.Program;
import org.teavm.model.Variable;
import org.teavm.model.instructions.BinaryBranchingInstruction;
import org.teavm.model.instructions.BranchingInstruction;
import org.teavm.model.instructions.IntegerConstantInstruction;
import org.teavm.model.instructions.JumpInstruction;

/// Decides branches on integer constants. It takes the place of TeaVM's own pass of this name, which also follows null, and fails on
/// hundreds of our methods: it sizes its arrays before another analysis adds variables (TeaVM 0.15.0). One that does nothing will not
/// do, for the class library tells platforms apart by such branches.
public final class ConstantConditionElimination implements MethodOptimization {
    @Override
    public boolean optimize(MethodOptimizationContext context, Program program) {
        return optimize(context.getMethod().getDescriptor(), program);
    }

    public boolean optimize(@SuppressWarnings("unused") MethodDescriptor descriptor, Program program) { // as TeaVM calls it
        var known = new HashMap<Variable, Integer>();
        for (var block : program.getBasicBlocks())
            for (var instruction : block)
                if (instruction instanceof IntegerConstantInstruction constant) known.put(constant.getReceiver(), constant.getConstant());
        boolean changed = false;
        for (var block : program.getBasicBlocks()) changed |= decide(block, known);
        if (changed) new UnreachableBasicBlockEliminator().optimize(program);
        return changed;
    }

    private static boolean decide(BasicBlock block, Map<Variable, Integer> known) {
        var last = block.getLastInstruction();
        if (last instanceof BranchingInstruction branch)
            return go(block, branch.getConsequent(), branch.getAlternative(), holds(branch, known));
        return last instanceof BinaryBranchingInstruction branch
                && go(block, branch.getConsequent(), branch.getAlternative(), holds(branch, known));
    }

    private static boolean go(BasicBlock block, BasicBlock yes, BasicBlock no, Optional<Boolean> holds) {
        if (holds.isEmpty()) return false;
        var target = holds.get() ? yes : no;
        var dead = holds.get() ? no : yes;
        if (!dead.equals(target))
            for (var phi : dead.getPhis()) phi.getIncomings().removeIf(incoming -> incoming.getSource().equals(block));
        var jump = new JumpInstruction();
        jump.setTarget(target);
        jump.setLocation(block.getLastInstruction().getLocation());
        block.getLastInstruction().replace(jump);
        return true;
    }

    private static Optional<Boolean> holds(BranchingInstruction branch, Map<Variable, Integer> known) {
        return Optional.ofNullable(known.get(branch.getOperand())).flatMap(value -> switch (branch.getCondition()) {
            case EQUAL -> Optional.of(value == 0);
            case NOT_EQUAL -> Optional.of(value != 0);
            case GREATER -> Optional.of(value > 0);
            case GREATER_OR_EQUAL -> Optional.of(value >= 0);
            case LESS -> Optional.of(value < 0);
            case LESS_OR_EQUAL -> Optional.of(value <= 0);
            case NULL, NOT_NULL -> Optional.empty();
        });
    }

    private static Optional<Boolean> holds(BinaryBranchingInstruction branch, Map<Variable, Integer> known) {
        var first = known.get(branch.getFirstOperand());
        var second = known.get(branch.getSecondOperand());
        if (first == null || second == null) return Optional.empty();
        return switch (branch.getCondition()) {
            case EQUAL -> Optional.of(first.equals(second));
            case NOT_EQUAL -> Optional.of(!first.equals(second));
            case REFERENCE_EQUAL, REFERENCE_NOT_EQUAL -> Optional.empty();
        };
    }
}
